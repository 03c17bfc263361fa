export const metadata = { title: "Bare", description: "What every page of Next weighs" };

export default function Page() {
  return (
    <main>
      <h1>Bare</h1>
    </main>
  );
}
