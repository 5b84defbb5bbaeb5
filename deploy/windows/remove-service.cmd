@echo off
rem Stops the service "parastatiko" and removes it. The journal stays. Run it as administrator.
net session >nul 2>&1 || (echo Run this as administrator. & exit /b 1)
net stop parastatiko
sc delete parastatiko
