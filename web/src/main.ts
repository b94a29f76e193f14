import "./pages/app.js";
