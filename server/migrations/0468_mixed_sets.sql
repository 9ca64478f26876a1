-- Whether a set may have questions without options, so that a killed attempt makes the same set.
ALTER TABLE generations
  ADD COLUMN types text NOT NULL DEFAULT 'choice' CONSTRAINT generations_types_known CHECK (types IN ('choice', 'mixed')),
  DROP CONSTRAINT generations_shortfall_known,
  ADD CONSTRAINT generations_shortfall_known CHECK (shortfall IN ('too_short', 'used_up', 'other_language', 'few_statements',
    'few_facts', 'narrow_scope'));
