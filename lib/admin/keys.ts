// What the cache knows the console's answers by: the beginnings of their paths.

export const TRAINERS_KEY = ["/api/admin/users"];
export const FOUND_CLIENTS_KEY = ["/api/admin/clients"];
export const TRAINER_KEY = ["/api/admin/trainer"];
export const HISTORY_KEY = ["/api/admin/client"];
export const ACTIVITY_KEY = ["/api/admin/activity"];
export const COSTS_KEY = ["/api/admin/costs"];
export const DELETED_KEY = ["/api/admin/deleted"];
