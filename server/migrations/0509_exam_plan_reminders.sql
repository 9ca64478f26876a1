-- When the next reminder of a student's exam plans is decided.
CREATE TABLE exam_plan_reminders (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  next_at timestamptz NOT NULL
);
CREATE INDEX exam_plan_reminders_due ON exam_plan_reminders (next_at);

-- Plans of earlier versions are decided in the first round.
INSERT INTO exam_plan_reminders (user_id, next_at)
  SELECT DISTINCT user_id, now() FROM exam_plans WHERE deleted_at IS NULL AND exam_at > now();

-- The part of an exam plan in the reminder of a day on devices.
ALTER TABLE push_days
  ADD COLUMN plan_minutes integer NOT NULL DEFAULT 0 CHECK (plan_minutes >= 0),
  -- Days from this day to the exam.
  ADD COLUMN exam_days integer CHECK (exam_days >= 0),
  -- The hour of an exam that is today or tomorrow, such as 09:00, by the student's clock.
  ADD COLUMN exam_time text CHECK (exam_time ~ '^\d\d:\d\d$'),
  DROP CONSTRAINT push_days_have_a_reason,
  ADD CONSTRAINT push_days_have_a_reason
    CHECK (cards + questions + sessions + exams + plan_minutes > 0 OR exam_time IS NOT NULL);
