/** What a browser says of the app and its pages: the titles of tabs, link previews, the home screen. */
export const appTexts = {
  name: "Formcast",
  title: "%s · Formcast",
  description: "For Professional Fitness Trainers",
  newClient: "New client",
  todaysWorkout: "Today's workout",
  screenshots: {
    clients: "The client list",
    clientsWide: "The client list on a laptop",
    morphs: "A client's body now and at the target",
    timeline: "The forecast, month by month",
  },
};

export const pageTexts = {
  account: "My Account",
  admin: "Admin",
  analytics: "Analytics",
  calendar: "Calendar",
  programmes: "Programs",
  client: "Client",
  clients: "Clients",
  confirmEmail: "Confirm your new address",
  floor: "Floor",
  login: "Sign in",
  notFound: "404 Page Not Found",
  notFoundHome: "Go to Formcast",
  notifications: "Notifications",
  offline: "No network",
  playground: "Playground",
  report: "Progress report",
  share: "Your forecast",
  shareClosed: "This link is closed",
  shareDescription: "Sent by your trainer",
  signup: "Create Account",
  signupSuccess: "Welcome to Formcast",
  transformation: "Transformation",
};
