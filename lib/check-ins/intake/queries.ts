import { linkPage } from "@/lib/check-ins/page/cache-queries";
import { requests } from "@/lib/platform/http/requests";
import type * as Contract from "./contract";

const intakes = requests<typeof Contract>();
const LINE = "/api/intake/[token]";

const cached = linkPage("intake", (token) => intakes.tell(`GET ${LINE}`, { params: { token } }));

export const askIntakePage = cached.ask;
export const keepIntakePage = cached.keep;
export const forgetIntakePage = cached.forget;

export const takeBackIntake = (token: string) => intakes.tell(`DELETE ${LINE}`, { params: { token } });
