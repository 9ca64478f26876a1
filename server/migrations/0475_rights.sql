-- The right to share past papers. A mark says that a note or a question comes from a paper. It outlives the paper, and
-- copies carry it too. What has a mark is shared only by a person who has confirmed the right to share that paper.
CREATE TABLE paper_parts (
  -- No foreign key: the paper may be deleted, its questions and their copies stay.
  paper_id uuid NOT NULL,
  note_id uuid REFERENCES notes ON DELETE CASCADE,
  question_id uuid REFERENCES questions ON DELETE CASCADE,
  CONSTRAINT paper_parts_one_thing CHECK (num_nonnulls(note_id, question_id) = 1)
);
CREATE UNIQUE INDEX paper_parts_of_note ON paper_parts (note_id, paper_id) WHERE note_id IS NOT NULL;
CREATE UNIQUE INDEX paper_parts_of_question ON paper_parts (question_id, paper_id) WHERE question_id IS NOT NULL;

-- The record of confirmations stays when the account is erased, without the person.
CREATE TABLE paper_rights (
  id uuid PRIMARY KEY,
  user_id uuid,
  paper_id uuid NOT NULL,
  -- The version of the sentence that was confirmed.
  words smallint NOT NULL CHECK (words > 0),
  confirmed_at timestamptz NOT NULL,
  UNIQUE (user_id, paper_id)
);

-- One case for everything that is reported, however often. It stays when its owner is erased, without the name.
CREATE TABLE copyright_cases (
  id uuid PRIMARY KEY,
  owner_id uuid,
  kind text NOT NULL CHECK (kind IN ('set', 'deck', 'guide', 'note', 'course_set')),
  -- As in `shares`, or the id of a set of a course.
  subject_id text NOT NULL,
  title text NOT NULL,
  excerpt text NOT NULL,
  -- The papers that it comes from, and the questions of a set of a course: what has them is hidden with it.
  papers uuid[] NOT NULL,
  question_ids uuid[] NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'taken_down', 'put_back', 'kept_down')),
  was_put_back boolean NOT NULL DEFAULT false,
  opened_at timestamptz NOT NULL,
  answer text,
  answered_at timestamptz,
  decided_by uuid,
  decided_at timestamptz,
  UNIQUE (owner_id, kind, subject_id),
  CONSTRAINT copyright_cases_decided CHECK (state IN ('waiting', 'taken_down') OR decided_at IS NOT NULL)
);
CREATE INDEX copyright_cases_down ON copyright_cases (owner_id) WHERE state IN ('taken_down', 'kept_down');
CREATE INDEX copyright_cases_open ON copyright_cases (opened_at, id) WHERE state IN ('waiting', 'taken_down');

CREATE TABLE copyright_reports (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES copyright_cases,
  -- The person who reports it; null when their account was erased.
  user_id uuid,
  holder text NOT NULL,
  contact text NOT NULL,
  comment text NOT NULL,
  reported_at timestamptz NOT NULL,
  -- Null until an administrator decides.
  outcome text CHECK (outcome IN ('upheld', 'turned_down')),
  UNIQUE (case_id, user_id)
);
CREATE INDEX copyright_reports_of_person ON copyright_reports (user_id) WHERE outcome = 'turned_down';

CREATE FUNCTION papers_of_questions(ids uuid[]) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT found.paper_id), '{}') FROM (
    SELECT paper_id FROM paper_parts WHERE question_id = ANY (ids)
    UNION ALL
    SELECT part.paper_id FROM questions AS question JOIN paper_parts AS part ON part.note_id = question.note_id
      WHERE question.id = ANY (ids)
  ) AS found
$$;

-- The papers of something that can be shared, as it is now.
CREATE FUNCTION papers_of_subject(from_owner uuid, shared_kind text, shared_subject text) RETURNS uuid[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE shared_kind
    WHEN 'set' THEN
      RETURN papers_of_questions(ARRAY(SELECT id FROM questions
        WHERE user_id = from_owner AND generation_id = shared_subject::uuid AND deleted_at IS NULL));
    WHEN 'note' THEN
      RETURN ARRAY(SELECT part.paper_id FROM paper_parts AS part JOIN notes ON notes.id = part.note_id
        WHERE notes.id = shared_subject::uuid AND notes.user_id = from_owner);
    WHEN 'guide' THEN
      RETURN ARRAY(SELECT part.paper_id FROM guides JOIN paper_parts AS part ON part.note_id = guides.note_id
        WHERE guides.id = shared_subject::uuid AND guides.user_id = from_owner);
    ELSE
      RETURN ARRAY(SELECT DISTINCT part.paper_id FROM cards AS card JOIN paper_parts AS part ON part.note_id = card.note_id
        WHERE card.user_id = from_owner AND card.question_id IS NULL AND card.deleted_at IS NULL
          AND (shared_subject = 'mine' OR shared_subject IN (card.course_id::text, card.note_id::text)));
  END CASE;
END $$;

CREATE FUNCTION lacks_paper_right(person uuid, papers uuid[]) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM unnest(papers) AS paper WHERE NOT EXISTS (
    SELECT FROM paper_rights AS confirmed WHERE confirmed.user_id = person AND confirmed.paper_id = paper))
$$;

-- The papers of all versions of a share, so that its copies are marked.
ALTER TABLE shares ADD COLUMN papers uuid[] NOT NULL DEFAULT '{}';

-- Why nobody but its owner may see a share: 'taken_down' or 'unconfirmed'; null if nothing is against it.
CREATE FUNCTION share_closure(share shares) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  all_papers uuid[] := share.papers || papers_of_subject(share.owner_id, share.kind, share.subject_id);
BEGIN
  IF EXISTS (SELECT FROM copyright_cases AS reported WHERE reported.state IN ('taken_down', 'kept_down')
      AND (reported.papers && all_papers
        OR (reported.owner_id = share.owner_id AND reported.kind = share.kind AND reported.subject_id = share.subject_id)))
  THEN RETURN 'taken_down'; END IF;
  RETURN CASE WHEN lacks_paper_right(share.owner_id, all_papers) THEN 'unconfirmed' END;
END $$;

CREATE FUNCTION is_course_set_down(course_set course_sets) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM copyright_cases AS reported WHERE reported.state IN ('taken_down', 'kept_down')
    AND (reported.question_ids && course_set.question_ids
      OR (reported.papers <> '{}' AND reported.papers && papers_of_questions(course_set.question_ids))))
$$;

CREATE FUNCTION refuse_closed(closure text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF closure = 'taken_down' THEN
    RAISE EXCEPTION 'it is taken down' USING ERRCODE = 'check_violation', CONSTRAINT = 'shared_is_not_taken_down';
  ELSIF closure = 'unconfirmed' THEN
    RAISE EXCEPTION 'the right to share is not confirmed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'shared_with_confirmed_right';
  END IF;
END $$;

-- Each text that is shared goes through a version: no share is made or renewed without one.
CREATE FUNCTION check_shared_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  share shares;
BEGIN
  UPDATE shares SET papers = ARRAY(SELECT DISTINCT paper FROM
    unnest(shares.papers || papers_of_subject(shares.owner_id, shares.kind, shares.subject_id)) AS paper)
  WHERE id = NEW.share_id RETURNING * INTO share;
  PERFORM refuse_closed(share_closure(share));
  RETURN NULL;
END $$;
CREATE TRIGGER share_versions_need_right AFTER INSERT ON share_versions
  FOR EACH ROW EXECUTE FUNCTION check_shared_version();

-- Nobody is invited to a closed share, and nobody accepts it.
CREATE FUNCTION check_share_recipient() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_closed(share_closure(shares)) FROM shares WHERE id = NEW.share_id;
  RETURN NULL;
END $$;
CREATE TRIGGER share_recipients_need_right AFTER INSERT ON share_recipients
  FOR EACH ROW WHEN (NEW.state IN ('invited', 'accepted')) EXECUTE FUNCTION check_share_recipient();
CREATE TRIGGER share_recipients_need_right_again AFTER UPDATE OF state ON share_recipients
  FOR EACH ROW WHEN (NEW.state IN ('invited', 'accepted') AND NEW.share_id IS NOT NULL)
  EXECUTE FUNCTION check_share_recipient();

CREATE FUNCTION check_course_set() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_course_set_down(NEW) THEN PERFORM refuse_closed('taken_down'); END IF;
  IF lacks_paper_right(NEW.user_id, papers_of_questions(NEW.question_ids)) THEN
    PERFORM refuse_closed('unconfirmed');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER course_sets_need_right AFTER INSERT OR UPDATE OF question_ids ON course_sets
  FOR EACH ROW EXECUTE FUNCTION check_course_set();

-- A note that is read as a paper is marked with it. A note that was copied keeps the paper that it comes from.
CREATE FUNCTION mark_paper_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO paper_parts (paper_id, note_id) SELECT NEW.id, NEW.note_id
    WHERE NOT EXISTS (SELECT FROM paper_parts WHERE note_id = NEW.note_id);
  RETURN NULL;
END $$;
CREATE TRIGGER past_papers_mark_note AFTER INSERT ON past_papers FOR EACH ROW EXECUTE FUNCTION mark_paper_note();

CREATE FUNCTION mark_paper_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO paper_parts (paper_id, question_id)
    SELECT part.paper_id, questions.id FROM past_papers AS paper
      JOIN paper_parts AS part ON part.note_id = paper.note_id JOIN questions ON questions.id = NEW.question_id
      WHERE paper.id = NEW.paper_id
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER past_paper_questions_mark AFTER INSERT OR UPDATE OF question_id ON past_paper_questions
  FOR EACH ROW WHEN (NEW.question_id IS NOT NULL) EXECUTE FUNCTION mark_paper_question();

-- A copy carries the papers of its share.
CREATE FUNCTION mark_copied_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO paper_parts (paper_id, question_id)
    SELECT paper, questions.id FROM share_recipients AS recipient JOIN shares ON shares.id = recipient.share_id
      CROSS JOIN unnest(shares.papers) AS paper JOIN questions ON questions.id = NEW.item_id
      WHERE recipient.id = NEW.recipient_id AND shares.kind = 'set'
    ON CONFLICT DO NOTHING;
  INSERT INTO paper_parts (paper_id, note_id)
    SELECT paper, notes.id FROM share_recipients AS recipient JOIN shares ON shares.id = recipient.share_id
      CROSS JOIN unnest(shares.papers) AS paper JOIN notes ON notes.id = NEW.item_id
      WHERE recipient.id = NEW.recipient_id AND shares.kind IN ('note', 'guide')
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER share_copied_parts_mark AFTER INSERT ON share_copied_parts
  FOR EACH ROW EXECUTE FUNCTION mark_copied_part();

-- Papers, shares and copies from before this rule.
INSERT INTO paper_parts (paper_id, note_id) SELECT id, note_id FROM past_papers;
INSERT INTO paper_parts (paper_id, question_id)
  SELECT question.paper_id, questions.id FROM past_paper_questions AS question
    JOIN questions ON questions.id = question.question_id
  ON CONFLICT DO NOTHING;
UPDATE shares SET papers = papers_of_subject(owner_id, kind, subject_id)
  WHERE papers_of_subject(owner_id, kind, subject_id) <> '{}';
INSERT INTO paper_parts (paper_id, question_id)
  SELECT paper, questions.id FROM shares CROSS JOIN unnest(shares.papers) AS paper
    JOIN share_recipients AS recipient ON recipient.share_id = shares.id
    JOIN share_copied_parts AS part ON part.recipient_id = recipient.id
    JOIN questions ON questions.id = part.item_id
  ON CONFLICT DO NOTHING;
