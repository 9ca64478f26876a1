-- What another program knew of an item before its first review here. States are computed from it and the reviews.
CREATE TABLE memory_origins (
  LIKE memory_states INCLUDING DEFAULTS INCLUDING CONSTRAINTS,
  PRIMARY KEY (user_id, item_kind, item_id),
  FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE
);
