import { endpoint } from "@/lib/http/contract";
import { Health } from "./schema";

export const getHealth = endpoint({ method: "GET", path: "/api/health", access: "public", reply: Health });
