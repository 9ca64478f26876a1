-- Receipts of payments and notes of refunds. A receipt names nobody and stays when an account is erased, because its
-- number must not be missing. A job gives the numbers: 1, 2, 3 of the year in Lagos in which a receipt was issued.
CREATE TABLE receipts (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('receipt', 'refund_note')),
  payment_id uuid NOT NULL,
  -- The reference of the payment, or the id of the refund.
  source text NOT NULL,
  purpose text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- VAT inside of the amount, as the ledger has it.
  vat bigint NOT NULL CHECK (vat >= 0 AND vat < amount),
  channel text,
  happened_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  year integer,
  number integer CHECK (number > 0),
  issued_at timestamptz,
  UNIQUE (kind, source),
  UNIQUE (year, number),
  CHECK ((year IS NULL) = (number IS NULL) AND (number IS NULL) = (issued_at IS NULL))
);

CREATE INDEX receipts_to_issue ON receipts (attempts, happened_at, id) WHERE number IS NULL;
CREATE INDEX receipts_by_payment ON receipts (payment_id);

-- The printed receipt with the name of the payer. It goes with the account.
CREATE TABLE receipt_documents (
  receipt_id uuid PRIMARY KEY REFERENCES receipts,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- As it is printed, such as 2026-000123: the owner gets it with the personal data.
  number text,
  -- The thing that was paid for, such as the subject and the day of a session.
  item text,
  pdf bytea,
  CHECK (octet_length(pdf) > 0),
  CHECK ((pdf IS NULL) = (number IS NULL))
);

CREATE INDEX receipt_documents_by_user ON receipt_documents (user_id);

CREATE FUNCTION refuse_receipt_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An issued receipt is never changed';
END $$;

CREATE TRIGGER issued_receipt_is_kept BEFORE UPDATE ON receipts
  FOR EACH ROW WHEN (OLD.number IS NOT NULL) EXECUTE FUNCTION refuse_receipt_change();
CREATE TRIGGER receipt_is_kept BEFORE DELETE ON receipts
  FOR EACH ROW EXECUTE FUNCTION refuse_receipt_change();
CREATE TRIGGER printed_receipt_is_kept BEFORE UPDATE ON receipt_documents
  FOR EACH ROW WHEN (OLD.pdf IS NOT NULL) EXECUTE FUNCTION refuse_receipt_change();

-- Payments and refunds of the time before: the job issues their receipts, the oldest first.
WITH paid AS (
  INSERT INTO receipts (id, kind, payment_id, source, purpose, amount, vat, channel, happened_at)
  SELECT gen_random_uuid(), 'receipt', id, id::text, purpose, amount, 0, channel, coalesce(settled_at, created_at)
  FROM payments WHERE status = 'paid'
  RETURNING id, payment_id
), returned AS (
  INSERT INTO receipts (id, kind, payment_id, source, purpose, amount, vat, channel, happened_at)
  SELECT gen_random_uuid(), 'refund_note', p.id, r.id::text, p.purpose, r.amount, 0, p.channel,
    coalesce((SELECT max(l.written_at) FROM ledger_entries l
      WHERE l.source = r.id::text AND l.purpose = 'refund_sent'), r.ordered_at)
  FROM refunds r JOIN payments p ON p.id = r.id WHERE r.status = 'processed'
  RETURNING id, payment_id
)
INSERT INTO receipt_documents (receipt_id, user_id, item)
SELECT made.id, p.user_id, (SELECT e.title FROM earnings e WHERE e.reference = p.id)
FROM (SELECT * FROM paid UNION ALL SELECT * FROM returned) AS made JOIN payments p ON p.id = made.payment_id;
