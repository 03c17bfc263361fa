export const inboxKey = (trainerId: string | undefined) => ["/api/inbox", trainerId] as const;
