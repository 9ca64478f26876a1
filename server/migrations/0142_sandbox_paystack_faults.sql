-- What is wrong with the API of the stand-in at this moment: it fails, or it acts and its answer is cut off.
ALTER TABLE sandbox_paystack_settings ADD COLUMN fault text CHECK (fault IN ('fails', 'cut'));
