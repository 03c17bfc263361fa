-- The list of clients counts what waits for its trainer, and only few check-ins do.
CREATE INDEX "CheckIn_waiting_idx" ON "CheckIn" ("clientId") WHERE "state" = 'waiting';
