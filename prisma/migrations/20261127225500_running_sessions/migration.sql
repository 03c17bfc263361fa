-- The list looks for the few sessions of now among those of years.
CREATE INDEX "PlannedSession_openEndAt_idx" ON "PlannedSession"("openEndAt");
