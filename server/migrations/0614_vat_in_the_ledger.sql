-- An account for the VAT inside of our income. Other migrations may have added accounts of their own, so the list of
-- names is extended as it is found.
DO $$
DECLARE
  side text;
  found text;
BEGIN
  FOREACH side IN ARRAY ARRAY['debit', 'credit'] LOOP
    SELECT pg_get_constraintdef(oid) INTO STRICT found FROM pg_constraint
      WHERE conrelid = 'ledger_entries'::regclass AND conname = format('ledger_entries_%s_check', side);
    EXECUTE format('ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_%s_check', side);
    EXECUTE format('ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_%s_check %s', side,
      replace(found, ']))', ', ''vat_owed''::text]))'));
  END LOOP;
END $$;
