# Lessons: a guided first game
learn-begin = Learn to play
learn-lesson = Tutorial
learn-chapter = Chapter { $number } of { $all }: { $title }
learn-step = Step { $number } of { $all }
learn-done = Done
learn-back = Back
learn-next = Next
learn-read = Read this step, then continue.
