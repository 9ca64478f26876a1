-- An invitation is checked when it is opened, by the page that knows it: an account keeps whatever an address carried.
ALTER TABLE users
  DROP CONSTRAINT users_invitation_token_check,
  ADD CONSTRAINT users_invitation_token_check CHECK (length(invitation_token) BETWEEN 1 AND 200);
ALTER TABLE registrations
  DROP CONSTRAINT registrations_invitation_token_check,
  ADD CONSTRAINT registrations_invitation_token_check CHECK (length(invitation_token) BETWEEN 1 AND 200);
