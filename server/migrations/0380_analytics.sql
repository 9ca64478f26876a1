-- Figures for administrators, counted for each day in Lagos (docs/decisions/157). They name nobody, and can be made again:
-- npm run akada -- analytics rebuild.
CREATE TABLE analytics_days (
  day date PRIMARY KEY,
  figures jsonb NOT NULL,
  -- Why sets were refused or small: how many by reason.
  reasons jsonb NOT NULL,
  counted_at timestamptz NOT NULL
);

-- Only added, and in about the order of time: an index by ranges of pages finds a day and costs a write next to nothing.
CREATE INDEX practice_answers_by_time ON practice_answers USING brin (given_at) WITH (autosummarize = on);
CREATE INDEX reviews_by_time ON reviews USING brin (given_at) WITH (autosummarize = on);
CREATE INDEX ledger_entries_by_time ON ledger_entries USING brin (written_at) WITH (autosummarize = on);

CREATE INDEX exams_by_end ON exams (finished_at) WHERE finished_at IS NOT NULL;
CREATE INDEX generations_by_end ON generations (finished_at) WHERE finished_at IS NOT NULL;
CREATE INDEX bookings_by_begin ON bookings (created_at);
CREATE INDEX bookings_by_end ON bookings (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX payments_by_end ON payments (settled_at) WHERE settled_at IS NOT NULL;
CREATE INDEX premium_periods_by_begin ON premium_periods (lower(period));
