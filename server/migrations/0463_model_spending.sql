-- What calls of a day cost and have set aside, in millionths of a US dollar: a call reads two counters instead of all calls
-- of the day, and changes its own person's counter and one of 64 parts of the sum.
CREATE TABLE model_spending (
  day date,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  spent bigint NOT NULL,
  PRIMARY KEY (day, user_id)
);
-- It stays when an account is erased: no day's budget forgets what it spent.
CREATE TABLE model_spending_parts (
  day date,
  part smallint,
  spent bigint NOT NULL,
  PRIMARY KEY (day, part)
);

CREATE FUNCTION add_model_spending(day date, user_id uuid, amount bigint) RETURNS void LANGUAGE sql VOLATILE AS '
  INSERT INTO model_spending AS counter VALUES ($1, $2, $3)
    ON CONFLICT ON CONSTRAINT model_spending_pkey DO UPDATE SET spent = counter.spent + excluded.spent;
  INSERT INTO model_spending_parts AS counter VALUES ($1, uuid_hash_extended($2, 0) & 63, $3)
    ON CONFLICT ON CONSTRAINT model_spending_parts_pkey DO UPDATE SET spent = counter.spent + excluded.spent;
';

CREATE FUNCTION count_model_call() RETURNS trigger LANGUAGE plpgsql AS '
BEGIN
  IF TG_OP = ''UPDATE'' THEN
    PERFORM add_model_spending((OLD.started_at AT TIME ZONE ''UTC'')::date, OLD.user_id, -(OLD.cost + OLD.reserved));
  END IF;
  PERFORM add_model_spending((NEW.started_at AT TIME ZONE ''UTC'')::date, NEW.user_id, NEW.cost + NEW.reserved);
  RETURN NULL;
END';
CREATE TRIGGER model_calls_are_counted AFTER INSERT OR UPDATE OF cost, reserved, started_at ON model_calls
  FOR EACH ROW EXECUTE FUNCTION count_model_call();

INSERT INTO model_spending
  SELECT (started_at AT TIME ZONE 'UTC')::date, user_id, sum(cost + reserved) FROM model_calls
  WHERE started_at > now() - interval '2 days' GROUP BY 1, 2;
INSERT INTO model_spending_parts
  SELECT day, uuid_hash_extended(user_id, 0) & 63, sum(spent) FROM model_spending GROUP BY 1, 2;

DROP INDEX model_calls_of_day;
