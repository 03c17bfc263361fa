-- What an operator sees and does: names found by any part between marks, accounts that are suspended, the last
-- sign-in, and an audit that forgets what is older than its time.

ALTER TABLE "Trainer"
  ADD COLUMN "nameKey" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "lastSignInAt" TIMESTAMPTZ(3),
  ADD COLUMN "suspendedAt" TIMESTAMPTZ(3);
UPDATE "Trainer" t SET
  "nameKey" = folded_name("name"),
  "lastSignInAt" = (SELECT max("createdAt") FROM "Session" s WHERE s."trainerId" = t.id);
CREATE TRIGGER "Trainer_named" BEFORE INSERT OR UPDATE OF "name" ON "Trainer"
  FOR EACH ROW EXECUTE FUNCTION keep_name_key();

-- The words of a folded text. PostgreSQL's own parser takes "-00e3" for a number and an address for one word.
CREATE FUNCTION folded_words(folded text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURNS NULL ON NULL INPUT
  RETURN array_to_tsvector(array_remove(
    regexp_split_to_array(folded, '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]+'), ''));
-- A search by the beginnings of words, each of which has to be there; null, which finds nothing, where there is none.
CREATE FUNCTION folded_prefixes(search text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT string_agg(quote_literal(word) || ':*', ' & ')::tsquery
    FROM unnest(regexp_split_to_array(folded_name(search), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f]+'))
      AS word WHERE word <> '');
DROP INDEX "Trainer_name_words";
DROP INDEX "Client_name_words";
CREATE INDEX "Trainer_words" ON "Trainer" USING gin (folded_words("nameKey" || ' ' || "email"));
CREATE INDEX "Client_words" ON "Client" USING gin (folded_words("nameKey"));

CREATE INDEX "Trainer_seen" ON "Trainer"(coalesce("lastSignInAt", '-infinity'::timestamptz) DESC, "id" DESC);
CREATE INDEX "Client_nameKey_id_idx" ON "Client"("nameKey", "id");
CREATE INDEX "Session_trainerId_lastSeenAt_idx" ON "Session"("trainerId", "lastSeenAt");

-- A client whom an admin deleted can be brought back for 30 days. Until then an account that nobody can open has them.
ALTER TABLE "Client"
  ADD COLUMN "deletedAt" TIMESTAMPTZ(3),
  ADD COLUMN "deletedFromId" UUID,
  ADD CONSTRAINT "Client_deleted_from" CHECK (("deletedAt" IS NULL) = ("deletedFromId" IS NULL));
CREATE INDEX "Client_deletedAt_idx" ON "Client"("deletedAt");
CREATE INDEX "Client_deletedFromId_idx" ON "Client"("deletedFromId");

-- Entries stay as they were written, and go once they are a year old.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '365 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit entries cannot be changed or removed';
END $$;
CREATE INDEX "AuditEntry_targetId_at_idx" ON "AuditEntry"("targetId", "at");
