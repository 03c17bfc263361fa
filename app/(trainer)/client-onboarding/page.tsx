import { ClientFormPage, type ClientFormSearch } from "@/app/(trainer)/client-form-page";
import { pageTexts } from "@/app/texts";

export const metadata = { title: pageTexts.client };

/** Every "Add New Client" leads here, so that without an id the form is a new client's. */
export default async function ClientOnboardingPage({ searchParams }: ClientFormSearch) {
  return <ClientFormPage search={await searchParams} followsActiveClient={false} />;
}
