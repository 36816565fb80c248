# Lessons: a guided first game
learn-begin = Learn to play
learn-lesson = Lesson
learn-step = Step { $number } of { $all }
learn-back = Back
learn-next = Next
learn-read = Read the step of the lesson, then go on to the next.
problem-lesson-step = Here the lesson asks for something else: do what its step says in bold. After the lesson you play as you like.
