-- A search reads the cards that have its words, and not all cards of a person who has tens of thousands.
CREATE INDEX cards_by_words ON cards USING gin (front gin_trgm_ops, back gin_trgm_ops) WHERE deleted_at IS NULL;
