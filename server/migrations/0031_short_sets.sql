-- Why a set has fewer questions than were asked for. A set with fewer than half is not counted: its charged_period is empty.
ALTER TABLE generations
  ADD COLUMN shortfall text
    CONSTRAINT generations_shortfall_known
    CHECK (shortfall IN ('too_short', 'used_up', 'other_language', 'few_statements'));
