-- Each row names the provider that knows its reference, so that a second provider can be added later. The default
-- is for processes of the version before, which run beside this one during an upgrade.
ALTER TABLE payments ADD COLUMN provider text NOT NULL DEFAULT 'paystack';
ALTER TABLE refunds ADD COLUMN provider text NOT NULL DEFAULT 'paystack';
ALTER TABLE provider_events ADD COLUMN provider text NOT NULL DEFAULT 'paystack';
