-- Computed. What was done on a day, which begins at 04:00 where the student was then.
CREATE TABLE habit_days (
  user_id uuid REFERENCES users ON DELETE CASCADE,
  local_day date,
  questions integer NOT NULL,
  rights integer NOT NULL,
  cards integer NOT NULL,
  exams integer NOT NULL,
  first_at timestamptz NOT NULL,
  first_zone text NOT NULL,
  last_at timestamptz NOT NULL,
  last_zone text NOT NULL,
  -- Right answers whose keys an exam holds are not in it yet.
  held boolean NOT NULL,
  computed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, local_day)
);
CREATE INDEX habit_days_held ON habit_days (computed_at) WHERE held;

-- What was answered in an exam, by the days of the zone that the student lived in when it ended. Not about its keys.
CREATE TABLE habit_exam_days (
  user_id uuid REFERENCES users ON DELETE CASCADE,
  exam_id uuid,
  local_day date,
  zone text NOT NULL,
  answered integer NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  -- The exam ended on this day, and half of it or more was answered.
  counts boolean NOT NULL,
  -- Its answers are reviews as well, so that they are counted there.
  remembered boolean NOT NULL,
  PRIMARY KEY (user_id, exam_id, local_day)
);
CREATE INDEX habit_exam_days_of_day ON habit_exam_days (user_id, local_day);

-- Computed, but for what was celebrated. `last_day` and what belongs to it are of the last day that counts.
CREATE TABLE habit_standings (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  points integer NOT NULL DEFAULT 0,
  days integer NOT NULL DEFAULT 0,
  longest integer NOT NULL DEFAULT 0,
  freezes smallint NOT NULL DEFAULT 2 CONSTRAINT habit_standings_freezes CHECK (freezes BETWEEN 0 AND 2),
  recharged smallint NOT NULL DEFAULT 0,
  last_day date,
  last_at timestamptz,
  last_zone text,
  celebrated_level integer NOT NULL DEFAULT 1,
  celebrated_week date,
  CONSTRAINT habit_standings_last CHECK ((last_day IS NULL) = (last_at IS NULL) AND (last_day IS NULL) = (last_zone IS NULL))
);

-- A row stays when its achievement is lost by a review that was taken back: its notification is sent once.
CREATE TABLE habit_achievements (
  user_id uuid REFERENCES users ON DELETE CASCADE,
  key text,
  won_on date,
  PRIMARY KEY (user_id, key)
);

-- From this Monday on until the next row. Null for no goal any more.
CREATE TABLE habit_goals (
  user_id uuid REFERENCES users ON DELETE CASCADE,
  from_week date CONSTRAINT habit_goals_monday CHECK (extract(isodow FROM from_week) = 1),
  answers integer CONSTRAINT habit_goals_answers CHECK (answers > 0),
  PRIMARY KEY (user_id, from_week)
);

-- Students who take part in the leaderboard of a course, under a name that only one of them has there.
CREATE TABLE leaderboard_members (
  course_id uuid REFERENCES courses ON DELETE CASCADE,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  alias text NOT NULL,
  alias_key text NOT NULL,
  joined_at timestamptz NOT NULL,
  CONSTRAINT leaderboard_members_alias UNIQUE (course_id, alias_key),
  PRIMARY KEY (course_id, user_id)
);
CREATE INDEX leaderboard_members_of_user ON leaderboard_members (user_id);

-- Students who are reminded to study, and when next.
CREATE TABLE study_reminders (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  hour smallint NOT NULL CONSTRAINT study_reminders_hour CHECK (hour BETWEEN 0 AND 23),
  -- Null while it is off.
  next_at timestamptz
);
CREATE INDEX study_reminders_due ON study_reminders (next_at) WHERE next_at IS NOT NULL;
