-- Access. Two periods of one person cannot overlap, and one payment opens one.
CREATE TABLE premium_periods (
  user_id uuid REFERENCES users ON DELETE CASCADE,
  period tstzrange CHECK (NOT isempty(period) AND NOT lower_inf(period) AND NOT upper_inf(period)),
  kind text NOT NULL CHECK (kind IN ('trial', 'paid', 'given')),
  payment_id uuid UNIQUE REFERENCES payments ON DELETE CASCADE,
  CHECK ((kind = 'paid') = (payment_id IS NOT NULL)),
  PRIMARY KEY (user_id, period WITHOUT OVERLAPS)
);
CREATE INDEX premium_periods_by_begin ON premium_periods (lower(period));

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
  CHECK ((NOT renews) OR sealed_card IS NOT NULL)
);
CREATE INDEX subscriptions_by_end ON subscriptions (paid_until) WHERE paid_until IS NOT NULL;
CREATE INDEX subscriptions_over ON subscriptions (access_until) WHERE expired_said_of IS DISTINCT FROM paid_until;

-- Keyed hashes of folded addresses and identities: they outlive accounts, and lead to none.
CREATE TABLE used_trials (
  person_hash bytea PRIMARY KEY,
  used_at timestamptz NOT NULL
);
