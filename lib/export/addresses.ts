/** Where a browser downloads what is kept about a client. */
export const exportUrl = (clientId: string): string => `/api/client/${clientId}/export`;

/** The same with photos and images. */
export const archiveUrl = (clientId: string): string => `${exportUrl(clientId)}/zip`;
