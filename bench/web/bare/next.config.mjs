/** So that Next does not look for one further up, and take the app's. */
export default {};
