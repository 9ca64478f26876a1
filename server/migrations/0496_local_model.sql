-- The language model that an administrator turned on. Programs are on fixed ports of this machine, so no address is stored.
CREATE TABLE local_model (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  program text NOT NULL CHECK (program IN ('ollama', 'lm_studio', 'llama_cpp')),
  model text NOT NULL CHECK (length(model) BETWEEN 1 AND 200),
  -- US dollars for a million tokens, and for a day.
  price_input double precision NOT NULL CHECK (price_input BETWEEN 0 AND 10000),
  price_output double precision NOT NULL CHECK (price_output BETWEEN 0 AND 10000),
  budget_day double precision CHECK (budget_day BETWEEN 0 AND 1000000),
  budget_student double precision CHECK (budget_student BETWEEN 0 AND 1000000),
  chosen_at timestamptz NOT NULL,
  CHECK (price_output > 0 OR (budget_day IS NULL AND budget_student IS NULL))
);
