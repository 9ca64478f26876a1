-- Figures for administrators, counted for each day in Lagos. They name nobody, and can be made again:
-- npm run akada -- analytics rebuild.
CREATE TABLE analytics_days (
  day date PRIMARY KEY,
  figures jsonb NOT NULL,
  -- Why sets were refused or small: how many by reason.
  reasons jsonb NOT NULL,
  counted_at timestamptz NOT NULL
);
