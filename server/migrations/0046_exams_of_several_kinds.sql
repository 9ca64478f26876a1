-- Exams of several kinds: where their questions come from, how they are marked, and a clock that may stand.

ALTER TABLE exams
  ADD COLUMN kind text NOT NULL DEFAULT 'mock' CONSTRAINT exams_kind_known CHECK (kind IN ('mock', 'set', 'hall')),
  -- What was drawn from: id of a set or course, or name of a subject; null for a choice of questions of several sets.
  ADD COLUMN source_kind text CONSTRAINT exams_source_known CHECK (source_kind IN ('generation', 'course', 'subject', 'hall')),
  ADD COLUMN source_key text,
  -- Draws the questions and the order of their options. It never leaves the server: who knows it can undo that order.
  ADD COLUMN seed uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN marking jsonb NOT NULL
    DEFAULT '{"right": 1, "wrong": 0, "unanswered": 0, "multiple": "all_or_nothing"}',
  ADD COLUMN extra_percent smallint NOT NULL DEFAULT 0
    CONSTRAINT exams_extra_in_bounds CHECK (extra_percent BETWEEN 0 AND 200),
  ADD COLUMN may_pause boolean NOT NULL DEFAULT false,
  ADD COLUMN away_ms integer NOT NULL DEFAULT 0 CONSTRAINT exams_away_in_bounds CHECK (away_ms BETWEEN 0 AND 1800000),
  -- The latest that the deadline can become, and when the student was seen last.
  ADD COLUMN closes_at timestamptz,
  ADD COLUMN last_seen_at timestamptz,
  -- Pages that showed it, two at most: more need not be told apart.
  ADD COLUMN view_ids uuid[] NOT NULL DEFAULT '{}' CONSTRAINT exams_views_in_bounds CHECK (cardinality(view_ids) <= 2),
  ADD COLUMN wanted smallint,
  ADD COLUMN sections jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN score double precision,
  ADD COLUMN max_score double precision;

UPDATE exams SET
  source_kind = CASE WHEN generation_id IS NOT NULL THEN 'generation' END,
  source_key = generation_id::text,
  closes_at = deadline_at,
  last_seen_at = started_at,
  wanted = asked.total,
  score = correct,
  max_score = CASE WHEN finished_at IS NOT NULL THEN asked.total END
FROM (
  SELECT exams.id, count(exam_items.exam_id)::smallint AS total
  FROM exams LEFT JOIN exam_items ON exam_items.exam_id = exams.id GROUP BY exams.id
) AS asked
WHERE asked.id = exams.id;

-- One runs for each source. Of those that run now the newest one counts.
UPDATE exams SET source_kind = NULL, source_key = NULL
WHERE finished_at IS NULL AND source_kind IS NOT NULL AND EXISTS (
  SELECT FROM exams AS newer
  WHERE newer.user_id = exams.user_id AND newer.source_key = exams.source_key AND newer.finished_at IS NULL
    AND (newer.started_at, newer.id) > (exams.started_at, exams.id));

DROP INDEX exams_of_generation;
ALTER TABLE exams
  DROP COLUMN generation_id,
  ALTER COLUMN closes_at SET NOT NULL,
  ALTER COLUMN last_seen_at SET NOT NULL,
  ALTER COLUMN wanted SET NOT NULL,
  ADD CONSTRAINT exams_source_whole CHECK ((source_kind IS NULL) = (source_key IS NULL)),
  ADD CONSTRAINT exams_close_after_deadline CHECK (closes_at >= deadline_at),
  ADD CONSTRAINT exams_pause_or_not CHECK (may_pause OR (closes_at = deadline_at AND away_ms = 0)),
  ADD CONSTRAINT exams_finished_have_marks
    CHECK ((finished_at IS NULL) = (score IS NULL) AND (finished_at IS NULL) = (max_score IS NULL));
CREATE UNIQUE INDEX exams_one_running ON exams (user_id, source_kind, source_key) WHERE finished_at IS NULL;
CREATE INDEX exams_of_source ON exams (user_id, source_kind, source_key, finished_at DESC) WHERE source_kind IS NOT NULL;

ALTER TABLE exam_items
  ADD COLUMN type text NOT NULL DEFAULT 'single'
    CONSTRAINT exam_items_type_known CHECK (type IN ('single', 'multiple', 'true_false')),
  ADD COLUMN answer_indexes smallint[],
  ADD COLUMN choices smallint[],
  ADD COLUMN flagged boolean NOT NULL DEFAULT false,
  ADD COLUMN took_ms integer NOT NULL DEFAULT 0 CONSTRAINT exam_items_took_time CHECK (took_ms >= 0),
  ADD COLUMN section smallint,
  ADD COLUMN topic text,
  -- For each place, the index of its option in the question; null where they stand as in the question.
  ADD COLUMN option_order smallint[];

UPDATE exam_items SET
  answer_indexes = ARRAY[answer_index],
  choices = CASE WHEN choice IS NOT NULL THEN ARRAY[choice] END,
  topic = (SELECT questions.topic FROM questions WHERE questions.id = exam_items.question_id);

ALTER TABLE exam_items
  DROP COLUMN answer_index,
  DROP COLUMN choice,
  ALTER COLUMN answer_indexes SET NOT NULL,
  ADD CONSTRAINT exam_items_keys_among_options CHECK (cardinality(answer_indexes) > 0 AND 0 <= ALL (answer_indexes)
    AND cardinality(options) > ALL (answer_indexes)),
  ADD CONSTRAINT exam_items_choices_among_options CHECK (cardinality(choices) > 0 AND 0 <= ALL (choices)
    AND cardinality(options) > ALL (choices)),
  ADD CONSTRAINT exam_items_order_of_options CHECK (cardinality(option_order) = cardinality(options));

-- The passages as they stood when the exam began, as its questions are.
CREATE TABLE exam_passages (
  exam_id uuid NOT NULL REFERENCES exams ON DELETE CASCADE,
  passage_id uuid NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  markup text NOT NULL,
  content jsonb,
  content_version integer NOT NULL DEFAULT 0,
  PRIMARY KEY (exam_id, passage_id)
);
CREATE INDEX exam_passages_by_content_version ON exam_passages (content_version);
INSERT INTO exam_passages (exam_id, passage_id, title, text, markup, content, content_version)
SELECT DISTINCT exam_items.exam_id, passages.id, passages.title, passages.text, passages.markup, passages.content,
  passages.content_version
FROM exam_items JOIN question_passages AS passages ON passages.id = exam_items.passage_id;
