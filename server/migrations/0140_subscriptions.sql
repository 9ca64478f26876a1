CREATE EXTENSION IF NOT EXISTS btree_gist;

-- The end of all access by periods, written with them: no request asks the periods.
ALTER TABLE users ADD COLUMN premium_until timestamptz;

-- A payment is known before the provider is: its id is our reference. Its work is the charge of a card.
CREATE TABLE payments (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('month', 'card', 'renewal')),
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency = 'NGN'),
  renews boolean NOT NULL,
  status text NOT NULL
    CHECK (status IN ('to_charge', 'charging', 'pending', 'paid', 'failed', 'abandoned', 'in_review')),
  failure text CHECK (failure IN ('declined', 'insufficient_funds', 'not_finished')),
  channel text,
  authorization_url text,
  -- Of a renewal: the end of the period after which the month begins.
  renewal_of timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  lease_until timestamptz,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  CHECK ((purpose = 'renewal') = (renewal_of IS NOT NULL)),
  CHECK ((status IN ('to_charge', 'charging')) <= (purpose = 'renewal'))
);
CREATE INDEX payments_of_person ON payments (user_id, created_at DESC, id);
CREATE INDEX payments_undecided ON payments (created_at) WHERE status = 'pending';
CREATE INDEX payments_at_work ON payments (lease_until) WHERE status IN ('to_charge', 'charging');

-- What the provider has sent, as far as it is a hint: no body is stored, because codes of cards are in it.
CREATE TABLE provider_events (
  id uuid PRIMARY KEY,
  body_hash bytea NOT NULL UNIQUE,
  event text NOT NULL,
  reference text,
  received_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'running', 'done', 'given_up')),
  attempts integer NOT NULL DEFAULT 0,
  lease_until timestamptz
);
CREATE INDEX provider_events_at_work ON provider_events (lease_until) WHERE status IN ('waiting', 'running');

-- Money that came and does not fit; it is shown to people, and never swallowed.
CREATE TABLE payment_flags (
  reference text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('wrong_amount', 'wrong_currency', 'unknown_reference')),
  amount bigint NOT NULL,
  currency text NOT NULL,
  found_at timestamptz NOT NULL,
  PRIMARY KEY (reference, reason)
);

-- Double entry in kobo. A row moves an amount, so that the sum of all accounts is zero whatever is written.
CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source text NOT NULL,
  purpose text NOT NULL,
  debit text NOT NULL CHECK (debit IN ('at_provider', 'subscription_income', 'provider_fees', 'unassigned')),
  credit text NOT NULL CHECK (credit IN ('at_provider', 'subscription_income', 'provider_fees', 'unassigned')),
  amount bigint NOT NULL CHECK (amount > 0),
  written_at timestamptz NOT NULL,
  UNIQUE (source, purpose),
  CHECK (debit <> credit)
);

CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger entries are never changed: write a new one that corrects';
END $$;
CREATE TRIGGER ledger_is_only_added BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER ledger_is_never_emptied BEFORE TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

-- Access. Two periods of one person cannot overlap, and one payment opens one.
CREATE TABLE premium_periods (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  period tstzrange NOT NULL CHECK (NOT isempty(period) AND NOT lower_inf(period) AND NOT upper_inf(period)),
  kind text NOT NULL CHECK (kind IN ('trial', 'paid', 'given')),
  payment_id uuid UNIQUE REFERENCES payments ON DELETE CASCADE,
  CHECK ((kind = 'paid') = (payment_id IS NOT NULL)),
  PRIMARY KEY (user_id, period WITHOUT OVERLAPS)
);

CREATE TABLE subscriptions (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  renews boolean NOT NULL DEFAULT false,
  -- The provider could not be asked when the card was to be charged.
  unreachable boolean NOT NULL DEFAULT false,
  paid_until timestamptz,
  access_until timestamptz,
  sealed_card bytea,
  card_brand text,
  card_last4 text,
  card_exp_month integer,
  card_exp_year integer,
  -- That all access has ended was said of this end.
  expired_said_of timestamptz,
  promotion_dismissed_at timestamptz,
  CHECK (NOT renews OR sealed_card IS NOT NULL)
);
CREATE INDEX subscriptions_by_end ON subscriptions (paid_until) WHERE paid_until IS NOT NULL;
CREATE INDEX subscriptions_over ON subscriptions (access_until) WHERE expired_said_of IS DISTINCT FROM paid_until;

-- Keyed hashes of folded addresses and identities: they outlive accounts, and lead to none.
CREATE TABLE used_trials (
  person_hash bytea PRIMARY KEY,
  used_at timestamptz NOT NULL
);
