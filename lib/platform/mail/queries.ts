import { call, lazyContract } from "@/lib/platform/http/call";

const contract = lazyContract(() => import("./contract"));

export const stopMails = (token: string) => call(contract.stopMails, { params: { token } });
export const allowMails = (token: string) => call(contract.allowMails, { params: { token } });
