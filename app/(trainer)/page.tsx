import { ClientFormPage, type ClientFormSearch } from "./client-form-page";

/** Whoever comes back here goes on with the client they were working with. */
export default async function HomePage({ searchParams }: ClientFormSearch) {
  return <ClientFormPage search={await searchParams} followsActiveClient />;
}
