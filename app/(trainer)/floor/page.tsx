import { FloorScreen } from "@/components/training/floor/floor-screen";

export const metadata = { title: "Floor" };

export default function FloorPage() {
  return <FloorScreen />;
}
