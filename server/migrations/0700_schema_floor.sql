-- A version of the program serves a schema that is newer than itself, as long as it knows the floor. A migration that
-- takes something away raises the floor to the migration from which on the program no longer uses it.
CREATE TABLE schema_floor (
  one_row boolean PRIMARY KEY DEFAULT true CHECK (one_row),
  migration text NOT NULL
);

INSERT INTO schema_floor (migration) VALUES ('0700_schema_floor');
