import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { setQueryData } from "@/lib/platform/http/after-write";
import { api } from "@/lib/platform/http/api";
import { type CardBrand, cardBrand } from "./card";
import type * as Contract from "./contract";
import type { BrandChange } from "./schema";

const own = api<typeof Contract>();

export const brandQuery = () => own.ask("GET /api/account/brand");

export const useChangeBrand = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: BrandChange) => own.tell("PATCH /api/account/brand", { body }),
    onSuccess: (brand) => setQueryData(cache, brandQuery().queryKey, brand),
  });
};

/** The signed-in trainer's brand for a picture; undefined while it is not known, null for none. */
export function useCardBrand(trainerName = ""): CardBrand | null | undefined {
  const { data, isPending } = useQuery(brandQuery());
  return isPending ? undefined : cardBrand(data, trainerName);
}
