import { ClosedScreen } from "@/components/shares/closed-screen";

export const metadata = { title: "This link is closed" };

export default ClosedScreen;
