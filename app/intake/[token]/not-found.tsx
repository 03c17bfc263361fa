import { ClosedScreen } from "@/components/platform/frame/closed-screen";

export const metadata = { title: "This link is closed" };
export const viewport = { colorScheme: "light dark" };

export default ClosedScreen;
