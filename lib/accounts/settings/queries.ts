import { useMutation } from "@tanstack/react-query";
import { call, lazyContract } from "@/lib/platform/http/call";
import type { AccountSettings, EmailChange } from "./schema";

const contract = lazyContract(() => import("./contract"));

export const useChangeSettings = () =>
  useMutation({ mutationFn: (body: AccountSettings) => call(contract.changeSettings, { body }) });

export const useChangeEmail = () =>
  useMutation({ mutationFn: (body: EmailChange) => call(contract.changeEmail, { body }) });

export const confirmEmail = (token: string) => call(contract.confirmEmail, { body: { token } });
