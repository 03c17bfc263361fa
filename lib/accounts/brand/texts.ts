export const brandProblemTexts = {
  noColour: "Choose a colour such as #1f6feb",
  lostInDark:
    "Too close to black to be seen in the dark theme. Choose a lighter colour, or none: then your mark is black or white.",
  lostInLight:
    "Too close to white to be seen in the light theme. Choose a darker colour, or none: then your mark is black or white.",
  noPhone: "Use digits, spaces and + ( ) - only, at least 5 digits",
  noWeb: "Enter an address such as whitfield-strength.com",
  noLogo: "Upload the logo again",
};
