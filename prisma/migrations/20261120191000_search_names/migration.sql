-- The admin console searches names by the beginnings of their words.
CREATE INDEX "Trainer_name_words" ON "Trainer" USING gin (to_tsvector('simple', "name"));
CREATE INDEX "Client_name_words" ON "Client" USING gin (to_tsvector('simple', "name"));
