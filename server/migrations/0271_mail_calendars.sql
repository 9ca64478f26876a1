-- What calendars take from a mail: `{"method": "REQUEST", "text": "BEGIN:VCALENDAR..."}`.
ALTER TABLE mail_outbox ADD COLUMN calendar jsonb;
ALTER TABLE sandbox_mail ADD COLUMN calendar jsonb;
