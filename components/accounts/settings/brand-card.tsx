"use client";

import { useQuery } from "@tanstack/react-query";
import { BrandHeading } from "@/components/accounts/brand/brand-heading";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { Card, CardTitle } from "@/components/ui/card";
import { later } from "@/components/ui/later";
import { LoadingText } from "@/components/ui/skeleton";
import { brandQuery } from "@/lib/accounts/brand/queries";
import { FormBehindButton } from "./form-behind-button";
import { brandTexts } from "./texts";

const BrandForm = later(() => import("./brand-form").then((module) => module.BrandForm), {
  fallback: <LoadingText text={brandTexts.loading} className="mt-3" />,
});

export function BrandCard({ trainer }: { trainer: { id: string; name: string } }) {
  const { data, isPending, isFetching, refetch } = useQuery(brandQuery());
  return (
    <Card className="mt-5">
      <CardTitle>{brandTexts.title}</CardTitle>
      <p className="mt-0.5 mb-3.5 text-muted-foreground text-xs">{brandTexts.hint}</p>
      {isPending && <LoadingText text={brandTexts.loading} />}
      {data && (
        <>
          <BrandHeading brand={data} trainerName={trainer.name} note={brandTexts.note} />
          <FormBehindButton label={brandTexts.edit}>
            {(close) => <BrandForm brand={data} trainer={trainer} onClose={close} />}
          </FormBehindButton>
        </>
      )}
      {!isPending && !data && (
        <LoadFailure title={brandTexts.loadFailed} onRetry={refetch} retrying={isFetching} />
      )}
    </Card>
  );
}
