import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { setQueryData } from "@/lib/platform/http/after-write";
import { call, lazyContract } from "@/lib/platform/http/call";
import { type CardBrand, cardBrand } from "./card";
import type { BrandChange } from "./schema";

export const brandKey = ["/api/account/brand"] as const;

const contract = lazyContract(() => import("./contract"));

export const brandQuery = () =>
  queryOptions({ queryKey: brandKey, queryFn: () => call(contract.getBrand, {}) });

export const useChangeBrand = () => {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: BrandChange) => call(contract.changeBrand, { body }),
    onSuccess: (brand) => setQueryData(cache, brandQuery().queryKey, brand),
  });
};

/** The signed-in trainer's brand for a picture; undefined while it is not known, null for none. */
export function useCardBrand(trainerName = ""): CardBrand | null | undefined {
  const { data, isPending } = useQuery(brandQuery());
  return isPending ? undefined : cardBrand(data, trainerName);
}
