"use client";

import { useQuery } from "@tanstack/react-query";
import { BrandHeading } from "@/components/accounts/brand/brand-heading";
import { LoadFailure } from "@/components/platform/frame/load-failure";
import { Card, CardTitle } from "@/components/ui/card";
import { later } from "@/components/ui/later";
import { LoadingText } from "@/components/ui/skeleton";
import { brandQuery } from "@/lib/accounts/brand/queries";
import { FormBehindButton } from "./form-behind-button";

const BrandForm = later(() => import("./brand-form").then((module) => module.BrandForm), {
  fallback: <LoadingText text="Loading brand..." className="mt-3" />,
});

export function BrandCard({ trainer }: { trainer: { id: string; name: string } }) {
  const { data, isPending, isFetching, refetch } = useQuery(brandQuery());
  return (
    <Card className="mt-5">
      <CardTitle>Your brand</CardTitle>
      <p className="mt-0.5 mb-3.5 text-muted-foreground text-xs">
        On links and pictures that you share, and on printed reports.
      </p>
      {isPending && <LoadingText text="Loading brand..." />}
      {data && (
        <>
          <BrandHeading brand={data} trainerName={trainer.name} note="As your clients see it" />
          <FormBehindButton label="Edit brand">
            {(close) => <BrandForm brand={data} trainer={trainer} onClose={close} />}
          </FormBehindButton>
        </>
      )}
      {!isPending && !data && (
        <LoadFailure title="Your brand could not be loaded" onRetry={refetch} retrying={isFetching} />
      )}
    </Card>
  );
}
