# Lessons: a guided first game
learn-begin = Learn to play
learn-lesson = Lesson
learn-step = Step { $number } of { $all }
learn-back = Back
learn-next = Next
learn-read = Read the step of the lesson, then go on to the next.
