dofile('backend/bench/contact.lua')
dofile('bench/src/scale/visitors.lua')
