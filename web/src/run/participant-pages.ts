// The page of a participant.
import "./common.js";
import "./participant-page.js";
