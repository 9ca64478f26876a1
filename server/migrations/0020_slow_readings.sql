-- How many files of a person lately used up what the reading of one file may take. Without this, an account that sends
-- such files one after another keeps the reader busy for ever: failed readings cost no unit. It does not hang on the
-- note, which its owner can delete meanwhile.
CREATE TABLE slow_readings (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  recent integer NOT NULL CHECK (recent > 0),
  last_at timestamptz NOT NULL
);
