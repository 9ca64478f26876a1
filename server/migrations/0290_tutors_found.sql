-- A film in which the tutor speaks, on a page elsewhere.
ALTER TABLE tutor_profiles ADD COLUMN video_url text CHECK (length(video_url) <= 500);
ALTER TABLE tutor_revisions ADD COLUMN video_url text CHECK (length(video_url) <= 500);
