-- What else the note of a set could be asked when the set was made, by the keys of those questions; null where that is not known.
ALTER TABLE generations ADD COLUMN spare_answers text[];
